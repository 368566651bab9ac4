# The maps of the atlas and the places that have a name.

map-glogo-caverns = Glogo Caverns
    .text = Damp chambers under the hills, lit by lamps that somebody fills every night. Nobody has ever seen who.
place-glogo-caverns-B = Lantern Gate
place-glogo-caverns-D = Dripping Stair
place-glogo-caverns-H = Blind Lake
place-glogo-caverns-M = Throne of Roots

map-broken-plains = Broken Plains
    .text = Grass up to the saddle, then suddenly no ground at all. Towers lean out of the earth like bad teeth.
place-broken-plains-1 = Sunken Belfry
place-broken-plains-3 = Goat Bridge
place-broken-plains-4 = Leaning Gate
place-broken-plains-10 = King's Elbow
place-broken-plains-13 = Mill on the Brink
place-broken-plains-15 = Stone Crown

map-crimson-forest = Crimson Forest
    .text = It is always autumn here. Travellers walk quietly, so that the trees do not count them.
place-crimson-forest-20 = Rustwater
place-crimson-forest-23 = Hollow Oak
place-crimson-forest-27 = Charcoal Pits
place-crimson-forest-28 = White Blossom

map-meteor-mountain = Meteor Mountain
    .text = The sky falls here once a year, and people come running with hammers and baskets.
place-meteor-mountain-33 = Smelters' Camp
place-meteor-mountain-34 = Cold Crater
place-meteor-mountain-37 = Iron Ledge
place-meteor-mountain-40 = Star Pit
place-meteor-mountain-43 = The Scar
place-meteor-mountain-44 = Humming Stone
place-meteor-mountain-48 = Sky Chapel

map-toxic-desert = Toxic Desert
    .text = Green pools shine between the dunes. Wading through one costs a heart, and something below counts the ripples.
place-toxic-desert-51 = Last Well
place-toxic-desert-54 = Glass Dune
place-toxic-desert-59 = Dry Bell
place-toxic-desert-60 = Salt Teeth
place-toxic-desert-63 = Sleeper's Maw

map-cloudy-valley = Cloudy Valley
    .text = Yellow fog lies in it like milk in a bowl. Ring the bells as you pass: those behind you are lost.
place-cloudy-valley-69 = Moss Steps
place-cloudy-valley-70 = Fog Bell
place-cloudy-valley-72 = Lost Lamp
place-cloudy-valley-76 = Whispering Ford
place-cloudy-valley-78 = Wet Threshold
place-cloudy-valley-79 = Cloud Mill
place-cloudy-valley-80 = Gate of Souls

map-dried-sea = Dried Sea
    .text = Boats stand on the bottom with their nets still out. In the sand between the rocks the tide is only remembered.
place-dried-sea-81 = Old Pier
place-dried-sea-85 = Anchor Hill
place-dried-sea-87 = Great Ribs
place-dried-sea-88 = Coral Hall
place-dried-sea-89 = Shell Pit
place-dried-sea-94 = Dry Lighthouse

map-fire-delta = Fire Delta
    .text = The river burns, and so does whatever drinks from it. Ferrymen paddle with iron oars.
place-fire-delta-98 = Ash Market
place-fire-delta-105 = Cinder Ferry
place-fire-delta-106 = Glass Falls
place-fire-delta-108 = Ember Chapel
place-fire-delta-110 = Black Sluice
place-fire-delta-111 = Forge Mouth

map-rocktooth-isles = Rocktooth Isles
    .text = More bridges than houses, more gulls than people. In a storm the islanders tie themselves to their beds.
place-rocktooth-isles-115 = Gull Cliff
place-rocktooth-isles-117 = Rope Bridge
place-rocktooth-isles-118 = Wreckers' Bay
place-rocktooth-isles-119 = Needle Rock
place-rocktooth-isles-123 = Storm Chapel
place-rocktooth-isles-126 = Seal Grotto
place-rocktooth-isles-128 = World's Tooth

map-mammoth-jungle = Mammoth Jungle
    .text = The ground trembles before you hear anything. Camp beside the old herds, or go home the poorer by eight points.
place-mammoth-jungle-133 = Fern Hollow
place-mammoth-jungle-138 = Six-Eyed Stone
place-mammoth-jungle-141 = Green Pyramid
place-mammoth-jungle-145 = Bone Meadow

map-last-ruin = The Last Ruin
    .text = All roads of the atlas end at these walls. Somebody has swept the streets.
place-last-ruin-146 = Pilgrims' Fire
place-last-ruin-147 = Fallen Colossus
place-last-ruin-148 = Dead Orchard
place-last-ruin-150 = Broken Aqueduct
place-last-ruin-152 = Gate of Chains
place-last-ruin-153 = Hall of Masks
place-last-ruin-158 = Empty Throne
