"""A bot in ten lines: reads questions as lines of JSON, answers with the place of a move in the list.

questhall arena rollplayer file.jsonl --bots "stdio:python3 examples/cautious.py,random"
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        dear = [move.get("price", 0) for move in message["moves"]]
        print(json.dumps({"move": dear.index(min(dear))}), flush=True)
