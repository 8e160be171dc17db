#!/usr/bin/env python3
"""A first bot: it takes any open choice, each as likely as the others. One JSON object a line, nothing else is needed."""
import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["kind"] == "decide":
        choice = random.choice(told["open"])
        print(json.dumps({"at": told["at"], "choice": choice}), flush=True)
    elif told["kind"] == "over":
        break
