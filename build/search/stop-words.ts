import { stem } from './words.ts'

/**
 * Words that carry no question of their own. They are passed over where a query holds others; a query of nothing else
 * is searched as it is.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be been but by can could did do does for from get gets give given go had has have how i if ' +
    'in into is it its may me mean means much many my need of off on or our shall should so some tell than that the ' +
    'their them then there they this to under up upto us was we were what when where whether which who whom whose why ' +
    'will with would you your am about please want know happen happens also not no'
  ).split(' '),
)

const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map((word) => stem(word)))

/** Stems that say no more of a product than that it is one; asked for with others, they are passed over. */
export const GENERIC_WORDS = stems(
  'insurance assurance policy plan cover coverage scheme product best good cheap cheapest buy price online company ' +
    'patient patients person people only lakh lac crore rupees',
)

/** Stems that say little of a question: found alone they prove hardly anything, in a phrase of the trade they count in full. */
export const LIGHT_WORDS = stems(
  'before after during while within without only just again also still one two three first second last next same other ' +
    'another more most less least all every each such new old small big large long short high higher low much name named ' +
    'use used take taken make made found find work works start begin say says said tell told money amount number people ' +
    'person someone somebody something anything things thing man woman day days date time year years month months week ' +
    'company insurer insurance policy plan cover covered coverage pay paid paying payable claim case kind type part way ' +
    'list full total come goes going gone put keep buy bought taking become possible available allowed include included ' +
    'rule law details information meaning calculate calculation call called',
)

/** Stems of names and categories that make a product a special one: who does not say them looks for the usual one. */
export const SPECIAL_WORDS = stems('group rider addon micro revision')
