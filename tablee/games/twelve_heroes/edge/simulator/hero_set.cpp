// Read a set of heroes, and note each lasting ability where the rules look for it.
#include "hero_set.h"

#include <cstring>
#include <limits>
#include <sstream>

namespace {

template <int N>
int word(std::istream& line, const char* const (&words)[N], const char* field) {
    std::string name;
    line >> name;
    for (int place = 0; place < N; place++)
        if (name == words[place]) return place;
    throw Refused(std::string("the simulator does not know ") + field + " = \"" + name + "\"");
}

int number(std::istream& line) {
    int value;
    if (!(line >> value)) throw Refused("a line of the set lacks a number");
    return value;
}

double decimal(std::istream& line) {
    std::string text;
    line >> text;
    return std::stod(text);
}

}  // namespace

HeroSet::HeroSet(std::istream& lines) {
    std::string text, head;
    while (std::getline(lines, text) && text != "end") {
        std::istringstream line(text);
        line >> head;
        if (head == "hero")
            add_hero(line);
        else if (head == "ability")
            add_ability(line);
        else
            throw Refused("the simulator does not know the line \"" + text + "\"");
        if (line >> head) throw Refused("the simulator does not know the field \"" + head + "\" of \"" + text + "\"");
    }
}

void HeroSet::add_hero(std::istream& line) {
    Hero hero;
    line >> hero.id;
    hero.faction = word(line, FACTIONS, "faction");
    hero.copies = number(line);
    hero.version = word(line, VERSIONS, "version");
    hero.cost = number(line);
    hero.strength = number(line);
    hero.worth_in_hand = decimal(line);
    hero.worth_in_camp = decimal(line);
    hero.worth_in_region = decimal(line);
    int kind = int(heroes.size());
    if (kind == MAX_KINDS) throw Refused("the set has too many heroes");
    cost[kind] = hero.cost;
    strength[kind] = hero.strength;
    hunger[kind] = 1;
    heroes.push_back(hero);
}

void HeroSet::add_ability(std::istream& line) {
    Ability ability;
    ability.trigger = word(line, TRIGGERS, "when");
    ability.effect = word(line, EFFECTS, "do");
    ability.amount = number(line);
    ability.condition = word(line, CONDITIONS, "if");
    ability.who = word(line, WHO, "who");
    ability.where = word(line, WHERE, "where");
    ability.to = word(line, WHERE, "to");
    ability.per = word(line, PER, "per");
    ability.min_strength = number(line);
    ability.max_strength = number(line);
    ability.max_cost = number(line);
    ability.optional = number(line);
    ability.targets = number(line);
    ability.pay = number(line);
    ability.with_food = number(line);
    ability.alternative = number(line);

    int kind = int(heroes.size()) - 1, place = int(abilities.size());
    abilities.push_back(ability);
    alternative.push_back(NONE);
    if (ability.alternative) {
        alternative[place - 1] = place;
        return;
    }
    triggered[kind][ability.trigger].push_back(place);
    having[ability.trigger] |= bit(kind);
    if (ability.effect >= STRENGTH) add_lasting(kind, ability, place);
}

void HeroSet::add_lasting(int kind, const Ability& ability, int place) {
    uint64_t one = bit(kind);
    switch (ability.effect) {
    case STRENGTH:
        if (ability.trigger == ALWAYS && ability.where != AT_ADJACENT) {
            near_strength[kind].push_back(place);
            strength_changers |= one;
        }
        if (ability.trigger != ALWAYS || ability.where != AT_HERE) {
            far_strength[kind].push_back(place);
            far_givers |= one;
        }
        break;
    case HUNGER:
        if (ability.who == SELF) {
            hunger[kind] = ability.amount;
        } else {
            hungers[kind].push_back(place);
            hunger_changers |= one;
        }
        break;
    case COST:
        costs[kind].push_back(place);
        cost_changers |= one;
        break;
    case FLY: flyers |= one; break;
    case IMMUNE: (ability.who == FRIENDS ? shields : immune) |= one; break;
    case BLOCK: blockers |= one; break;
    case SURVIVE: survivors |= one; break;
    case TIE: tie_winners |= one; break;
    case FORBID: forbidders |= one; break;
    }
}

std::vector<int> HeroSet::faction_deck(int faction, int version) const {
    std::vector<int> deck;
    for (int kind = 0; kind < int(heroes.size()); kind++) {
        const Hero& hero = heroes[kind];
        if (hero.faction == faction && (hero.version == ALWAYS_USED || hero.version == version))
            deck.insert(deck.end(), hero.copies, kind);
    }
    if (deck.size() != DECK) throw Refused(std::string("the deck of ") + FACTIONS[faction] + " has not twelve cards");
    return deck;
}
