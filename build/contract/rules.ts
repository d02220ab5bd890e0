// Names and sentences of the rules for a dataset, in the order in which findings are reported: causes first.

/** Level of a finding: an error stops the build, a warning is only shown. */
export type RuleLevel = 'error' | 'warning'

const ERRORS = {
  'unclaimed-file':
    'Every file of the dataset is claimed by exactly one collection: a misplaced one would be silently left out. It is a file and no link, under a name that every disk can hold.',
  'extends-dataset':
    'The dataset that another one extends is a folder that there is, and no chain of them leads in a circle.',
  'empty-dataset':
    'A dataset has its dataset.json and at least one product: an empty one would publish an empty service.',
  encoding:
    'Files are UTF-8 without a byte order mark. Their texts hold whole characters, and none that turns the direction of text, controls a terminal or hides: no control but tabs, line ends and page breaks, no direction mark, no tag, no filler.',
  json: 'Files are JSON; a fault is reported by line and column.',
  schema: 'A record has the keys and the forms of its schema, and no others; addresses are web addresses.',
  'canonical-json':
    'Files are written as npm run format writes them (two spaces, keys in schema order, LF and not CRLF line ends, a newline at the end), so that changes stay small.',
  'file-name':
    'Categories, insurers and law are in <slug>.json, forms in <id>.json, products in the folder of their insurer.',
  'uin-address':
    'A UIN can be an address that leads back to it, and the name of a file: without white space and in upper case it is neither empty nor too long, has no slash at an end, and no part between slashes that is one dot or two.',
  'uin-letters':
    'A UIN has the letters that are printed: none that nobody sees, that is of another script or only looks like a Latin one, and not what a spreadsheet writes for a value it does not have.',
  'unique-uin': 'A UIN is that of one product: no two share one, however they are spaced or capitalised.',
  'unique-clause-id': 'A clause number is a public address: it is that of one clause in the whole dataset.',
  'unique-form-id': 'A form’s number is a public address: it is that of one form.',
  'unique-section': 'A section of law is held once: its number is its address.',
  'unique-document-id': 'The documents of a product have ids of their own: clauses name them.',
  'unique-field-key':
    'The fields of a category have keys of their own, old keys among them: facts name them.',
  'one-fact-a-field': 'A product answers each field once; what one value cannot hold goes into the note.',
  'known-category': 'A product names a category that is in categories/.',
  'known-insurer': 'Products and forms name an insurer that is in insurers/.',
  'known-field': 'A fact answers a field of its product’s category.',
  'known-document': 'A clause is in a document of its product.',
  'known-clause':
    'Facts name clauses of their own product; the parent of a clause is an earlier one of its document.',
  'clauses-of-product': 'A clauses file has the UIN of the product beside it.',
  'supersedes-exists': 'The version a product supersedes is in the dataset too.',
  'supersedes-cycle': 'Versions form a line: following supersedes never leads back to the same product.',
  'line-matches-category': 'A product has the line of its category.',
  'choices-of-field': 'A field of type choice lists its choices; no other field does.',
  'value-matches-type': 'A value has the form its field’s type asks for, and a choice is one of the choices.',
  'stated-has-quote':
    'A fact with a value, or left to the schedule, has the quote, its clause and its page, all three.',
  'not-stated-has-no-quote':
    'A fact whose value is null has no quote, clause or page, unless the document leaves it to the schedule.',
  'not-stated-was-read':
    'A fact that is not stated needs clauses that were looked through: without any, nothing was read.',
  'keys-of-fact':
    'looked_at is for facts that are not stated; context, conflicts and unverified are for those with a quote; in_schedule for those without a value.',
  'two-readers':
    'A fact that is checked was read by two readers, where it is known who read it; one that two readers read differently is not checked until a third settles it.',
  'conflicts-in-document':
    'The clauses that say otherwise are others of the same document: between documents, the fact’s own decides.',
  'quote-has-words': 'A quote holds a letter or a digit: a sign alone proves nothing.',
  'quote-letters':
    'A quote holds no letter that was lost (U+FFFD): nobody can compare it with the page. It is typed as printed, into the clause first, or the fact says in unverified why that cannot be done.',
  'quote-in-clause':
    'A quote is word for word in the clause it names, except for spacing and the shapes of quotes, dashes and bullets.',
  'quote-whole-words':
    'A quote begins and ends at whole words, numbers and ranges, keeps a number and its unit together, begins at the first cell of a row where it runs into the next, does not begin right after a negation, keeps the box that says whether its words are chosen, and joins or splits no words or digits: "5 days" is in none of "15 days", "3-5 days", "1 5 days" and "2.5 days".',
  'stated-in-quote':
    'The words that a fact says state its value stand in its quote or its context, whole and exactly so.',
  'value-in-quote':
    'A number in a value is in the fact’s quote or its context, in any way of writing it and in the unit of the field; or a note says how it follows.',
  'amount-currency':
    'An amount is in the currency of its quote, rupees or the one that currency names: no note makes dollars rupees.',
  'page-of-quote':
    'The page of a fact is the one on which its quote begins, counted by the page breaks in the clause.',
  'page-in-clause':
    'The page of a quote that is not proven is one of its clause’s pages; that of a proven quote is found by the proof.',
  'term-found-though-not-stated':
    'The eight clauses that answer a field best are in looked_at where it is called not stated: those that hold its terms, in their own words, joined, parted or as synonyms, or partly in a heading above.',
  'not-stated-pages-read':
    'No fact is called not stated while a document of its product has unread_pages: what is looked for may be on one of them.',
  'terms-have-letters':
    'A term of a field holds a letter: search finds words, and nothing by a sign or a number alone.',
  'words-of-one-script':
    'No word of a clause holds a Greek or Cyrillic letter that looks like a Latin one: neither search nor the rules about absence and negation find what it seems to say.',
  'clause-pages':
    'A clause has page_end exactly when its text holds page breaks, and counts as many pages on; the text begins and ends with what is printed, not with a page break.',
  'page-in-document': 'The pages of a clause are pages of its document: none is beyond the last.',
  'unread-page-in-document': 'The unread_pages of a document are pages of it: none is beyond the last.',
  'pages-in-order':
    'Clauses are in the order of their document: none begins on a page before the one above it.',
  'withdrawn-when-withdrawn':
    'A product with a day of withdrawal has the status withdrawn; the day may be unknown.',
  'no-date-after-data-date':
    'No day in the dataset is after data_date in dataset.json: what is dated later is not in it yet.',
  'checked-after-collected':
    'A fact is checked on the day its documents were collected or later: a check of an earlier edition does not count for the new one.',
  'metric-in-quote': 'The quote of an insurer’s figure says its value, in the unit of the figure.',
  'channel-in-quote':
    'A way to reach somebody is in its quote: an e-mail or web address and a postal address in their letters, a telephone number in its digits.',
  'email-has-at':
    'An e-mail contact is one e-mail address: what is before and after its @, with a dot after it.',
  'retired-clause': 'A clause number that was retired is never used again.',
  'retired-ranges': 'A range of clause numbers runs from the lower to the higher.',
  'lost-clause':
    'A clause that is taken away is retired: its address goes on saying so, and never means another.',
  'remembered-clause':
    'Where retired.json has the key used, it holds every clause number in use: a lost one is noticed.',
  'section-says-something': 'A section of law has its words or our summary, unless it was omitted.',
  'summary-numbers':
    'Where the text of a section is held, every number of its summary and its exceptions is in the text or in an exception.',
  'commences-later':
    'What commences is not in force on the data date: the day, where it is known, is later, and the instrument that has it is not in force.',
  'question-section':
    'Every sentence of an answer, and on withdrawn products, rests on a section that is held, was not omitted, and is of an instrument in force.',
  'question-sentence': 'An answer gives one sentence at a time, so that each rests on its own section.',
  'question-numbers': 'Every number of a sentence of an answer is in the section that it rests on.',
  'question-limits':
    'A sentence of an answer that says a number, "any", "no" or "every" says of each exception and of the note of its section whether they are shown, said or not concerned; and no sentence names others. What the summary of its section excepts is among the exceptions, or in the sentence.',
  'question-choice':
    'Questions have ids of their own; one that lets the reader choose names questions that say of which insurance they are.',
  'law-beside':
    'What a field or a form says of the law of today rests on a section that is held, was not omitted, and is in force; its numbers are in the section, and it is one sentence.',
  'complaint-section':
    'The steps of the complaint ladder have ids of their own and rest on sections that are held and in force; their numbers are in those sections.',
  'amendment-sections':
    'The sections that an amendment touches, is known to touch or was compared with are held in the record.',
  'other-choice-in-quote':
    'The quote of a choice, its context and the note do not hold the words of another choice alone.',
  'other-value-of-field':
    'Where the words beside a value name another field and not its own, no other part of the sentence, row or table of the quote names it with another number of its unit; or a note says how the value follows.',
  'opposite-in-quote':
    'Of a question whether something is given, the sentence of the quote that names it or the heading above it does not plainly say the opposite, unless context or a note says how the value follows.',
  'entry-in-quote':
    'Every entry of a list has a word in the quote, its context or the note, or in the clauses beside it where there is a note or context.',
  'form-options':
    'Blanks of type choice and checkbox list their options, yes-no two or none, all others none.',
  'form-pdf-fields':
    'A fillable form lists the fields of its PDF, each name once, on a page it has, options for radio buttons only; its blanks name such fields. Another form lists none.',
} as const

const WARNINGS = {
  'one-meaning-a-key':
    'Fields of one key ask one question in all categories, in like words, with one type and the same choices. Values of another type, or to another question, are not compared.',
  'translation-current':
    'A translated text of pages is of the English that they say today; a page that says another is not made in that language.',
  'translated-word':
    'A translated text of a record is of the English that the record has today; another is shown in English.',
  'uin-shape':
    'A UIN looks like one: eight or more letters, digits and separators, several digits among them.',
  'launched-before-withdrawn': 'A product is launched before it is withdrawn.',
  'note-says-value':
    'Where the quote does not say the number of a value, the note that says how it follows names the number, and a number of the quote from which it follows.',
  'yes-no-in-sentence':
    'A yes is not read from a sentence that says no, takes back or defines, nor below a heading that excludes; nor a no from words that say no such thing; unless a note says how it follows.',
  'heading-says-number':
    'A time, share or amount in the heading of a section is not another than those of its text or summary, unless its note names both and says which is right.',
  'law-read-from': 'An instrument says how its text was read and up to which day.',
  'amendment-taken-in':
    'Amendments that are law are taken into the sections of their instrument: until then, what they may touch is named.',
  'law-watched':
    'Changes of an instrument in force were looked for within 90 days before the data date, and where is noted.',
  'role-in-words':
    'A quote, its row or sentence, a heading above or its clause names the field that it answers, and not another that counts the same; or the note does. A field is named by a word that no other field of its category is known by, or by all words of its label or of a term.',
  'taken-by-another':
    'A value is not quoted from an optional cover or add-on, an example or a definition, a number not from a case of one age, a benefit for who comes along or a cap of something else, nor a time from a sentence about papers, notice, cancelling, the decision on a claim or what was before the policy, unless its field asks for that or the note says so.',
  'cases-in-quote':
    'Where a quote says two numbers of what the field counts for two cases, a note says which holds when, unless the entry of the number names the field.',
  'contact-in-value':
    'The value of a field that asks for an e-mail address has an @, and of one that asks for a telephone number digits; so has each entry of a list.',
  'value-words-in-quote':
    'The words of a choice are in the quote, its context or the note; so is a third of the words of a text and half of those of an entry of a list, and none says the opposite.',
  'schedule-in-quote':
    'A fact that is left to the schedule quotes words that name a schedule or certificate, or a place left open.',
  'quote-keeps-condition':
    'A quote does not stop in mid-sentence before a condition that neither its context nor the note speaks of, and that no other fact quotes with it.',
  'conditions-in-clause':
    'Where the quote is an entry of a list and another entry of it names the field, and no other, and says what holds only in a case ("declared", "afresh", "provided", "whichever"), the fact has a note or context, or names the clause in looked_at.',
  'conflict-named':
    'Where another clause of the document gives the time or share of a field otherwise, right beside the words of the field or in like words below a heading that names it, conflicts names the clause, or the note says the number.',
  'withdrawals-known':
    'Where a product is withdrawn, dataset.json names its line among those whose withdrawals are known: of the other products of the line nothing is said otherwise.',
  'versions-named':
    'Of two active products of one insurer and one name, the newer is a version of the older and names it in supersedes.',
  'supersedes-same-filing':
    'A general product supersedes none whose UIN has its number and another year of first filing: that is another product.',
  'no-words-to-programs':
    'No clause, section or form says what a program or a model that reads it is to do: such words are meant to mislead it. Look at the printed page.',
  'not-stated-has-terms': 'A field that is called not stated has terms: without any, nothing was looked for.',
} as const

/** Rules by name: one sentence each that a maintainer reads. */
export const RULES = { ...ERRORS, ...WARNINGS }

export type RuleName = keyof typeof RULES

/** The rules in the order of reporting. */
export const RULE_NAMES = Object.keys(RULES) as readonly RuleName[]

/** Whether breaking a rule is an error or a warning. */
export function levelOf(name: RuleName): RuleLevel {
  return name in WARNINGS ? 'warning' : 'error'
}
