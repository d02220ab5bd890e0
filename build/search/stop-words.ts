// Words that say little, as they are typed: their stems are those of other words, too ("personal", "goods", "pricing").

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/**
 * Words that carry no question of their own. They are passed over where a query holds others; a query of nothing else
 * is searched as it is.
 */
export const STOP_WORDS = wordsOf(
  'a an and any are as at be been but by can could did do does for from get gets give given go had has have how i if ' +
    'in into is it its may me mean means much many my need of off on or our shall should so some tell than that the ' +
    'their them then there they this to under up upto us was we were what when where whether which who whom whose why ' +
    'will with would you your am about please want know happen happens also not no dont wont cant didnt doesnt isnt wasnt ' +
    'wouldnt couldnt havent hasnt im ive',
)

/** Words that say no more of a product than that it is one; asked for with others, they are passed over. */
export const GENERIC_WORDS = wordsOf(
  'insurance assurance policy policies plan plans cover covers covered coverage scheme schemes product products best ' +
    'good cheap cheapest buy buying price prices online company companies patient patients person persons people only ' +
    'lakh lakhs lac lacs crore crores rupee rupees',
)

/** Words that say little of a question: found alone they prove hardly anything, in a phrase of the trade they count in full. */
export const LIGHT_WORDS = wordsOf(
  'before after during while within without only just again also still one two three first second last next same other ' +
    'others another more most less least all every each such new old small big large long short high higher low much name ' +
    'names named use uses used using take takes taking taken make makes making made find finds found work works start ' +
    'starts begin begins say says said tell tells told money amount amounts number numbers people peoples person persons ' +
    'someone somebody something anything thing things man woman day days date dates time times year years month months ' +
    'week weeks company companies insurer insurers insurance policy policies plan plans cover covers covered coverage pay ' +
    'pays paid paying payable claim claims claimed case cases kind kinds type types part parts way ways list lists full ' +
    'total come comes goes going gone put keep keeps buy buys bought become becomes becoming possible available allow ' +
    'allows allowed include includes included including rule rules law laws detail details information meaning calculate ' +
    'calculated calculation call calls called',
)

/** Words of names and categories that make a product a special one: who does not say them looks for the usual one. */
export const SPECIAL_WORDS = wordsOf('group rider addon micro revision')
