# Шансы, которые показывает стол.

odds-attack = попасть
odds-defence = защититься
odds-escape = сбежать
odds-success = успех
odds-help = с усталостью
