"""Small games that teach the engine's hard cases, one file each. Nobody sells them; the tests play them."""
