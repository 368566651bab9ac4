# Шансы, которые показывает стол.

odds-attack = попасть
odds-defence = защититься
odds-escape = отступить
odds-win = победа, если никто не отступит
odds-away = отступить в конце концов
odds-success = успех
odds-help = с усталостью
