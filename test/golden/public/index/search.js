// node_modules/stemmer/index.js
var step2list = {
  ational: "ate",
  tional: "tion",
  enci: "ence",
  anci: "ance",
  izer: "ize",
  bli: "ble",
  alli: "al",
  entli: "ent",
  eli: "e",
  ousli: "ous",
  ization: "ize",
  ation: "ate",
  ator: "ate",
  alism: "al",
  iveness: "ive",
  fulness: "ful",
  ousness: "ous",
  aliti: "al",
  iviti: "ive",
  biliti: "ble",
  logi: "log"
};
var step3list = {
  icate: "ic",
  ative: "",
  alize: "al",
  iciti: "ic",
  ical: "ic",
  ful: "",
  ness: ""
};
var consonant = "[^aeiou]";
var vowel = "[aeiouy]";
var consonants = "(" + consonant + "[^aeiouy]*)";
var vowels = "(" + vowel + "[aeiou]*)";
var gt0 = new RegExp("^" + consonants + "?" + vowels + consonants);
var eq1 = new RegExp(
  "^" + consonants + "?" + vowels + consonants + vowels + "?$"
);
var gt1 = new RegExp("^" + consonants + "?(" + vowels + consonants + "){2,}");
var vowelInStem = new RegExp("^" + consonants + "?" + vowel);
var consonantLike = new RegExp("^" + consonants + vowel + "[^aeiouwxy]$");
var sfxLl = /ll$/;
var sfxE = /^(.+?)e$/;
var sfxY = /^(.+?)y$/;
var sfxIon = /^(.+?(s|t))(ion)$/;
var sfxEdOrIng = /^(.+?)(ed|ing)$/;
var sfxAtOrBlOrIz = /(at|bl|iz)$/;
var sfxEED = /^(.+?)eed$/;
var sfxS = /^.+?[^s]s$/;
var sfxSsesOrIes = /^.+?(ss|i)es$/;
var sfxMultiConsonantLike = /([^aeiouylsz])\1$/;
var step2 = /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/;
var step3 = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/;
var step4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;
function stemmer(value) {
  let result = String(value).toLowerCase();
  if (result.length < 3) {
    return result;
  }
  let firstCharacterWasLowerCaseY = false;
  if (result.codePointAt(0) === 121) {
    firstCharacterWasLowerCaseY = true;
    result = "Y" + result.slice(1);
  }
  if (sfxSsesOrIes.test(result)) {
    result = result.slice(0, -2);
  } else if (sfxS.test(result)) {
    result = result.slice(0, -1);
  }
  let match;
  if (match = sfxEED.exec(result)) {
    if (gt0.test(match[1])) {
      result = result.slice(0, -1);
    }
  } else if ((match = sfxEdOrIng.exec(result)) && vowelInStem.test(match[1])) {
    result = match[1];
    if (sfxAtOrBlOrIz.test(result)) {
      result += "e";
    } else if (sfxMultiConsonantLike.test(result)) {
      result = result.slice(0, -1);
    } else if (consonantLike.test(result)) {
      result += "e";
    }
  }
  if ((match = sfxY.exec(result)) && vowelInStem.test(match[1])) {
    result = match[1] + "i";
  }
  if ((match = step2.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step2list[match[2]];
  }
  if ((match = step3.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step3list[match[2]];
  }
  if (match = step4.exec(result)) {
    if (gt1.test(match[1])) {
      result = match[1];
    }
  } else if ((match = sfxIon.exec(result)) && gt1.test(match[1])) {
    result = match[1];
  }
  if ((match = sfxE.exec(result)) && (gt1.test(match[1]) || eq1.test(match[1]) && !consonantLike.test(match[1]))) {
    result = match[1];
  }
  if (sfxLl.test(result) && gt1.test(result)) {
    result = result.slice(0, -1);
  }
  if (firstCharacterWasLowerCaseY) {
    result = "y" + result.slice(1);
  }
  return result;
}

// build/contract/lazily.ts
function lazily(make) {
  let made = null;
  return () => made ??= make();
}
var Memo = class {
  #most;
  #sizeOf;
  #values = /* @__PURE__ */ new Map();
  #size = 0;
  /** @param most the sizes of all values together from which on they are forgotten; the size of a value is 1 unless `sizeOf` says so */
  constructor(most = Infinity, sizeOf = () => 1) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }
  /** The value of a key; made where it is not known. */
  of(key, make) {
    const known = this.#values.get(key);
    if (known !== void 0) return known;
    const made = make(key);
    if (this.#size >= this.#most) {
      this.#values.clear();
      this.#size = 0;
    }
    this.#values.set(key, made);
    this.#size += this.#sizeOf(made);
    return made;
  }
};
function remembered(most, read) {
  const memo = new Memo(most);
  return (text) => memo.of(text, read);
}

// build/search/stop-words.ts
var wordsOf = (words) => new Set(words.split(" "));
var STOP_WORDS = wordsOf(
  "a an and any are as at be been but by can could did do does for from get gets give given go had has have how i if in into is it its may me mean means much many my need of off on or our shall should so some tell than that the their them then there they this to under up upto us was we were what when where whether which who whom whose why will with would you your am about please want know happen happens also not no dont wont cant didnt doesnt isnt wasnt wouldnt couldnt havent hasnt im ive"
);
var GENERIC_WORDS = wordsOf(
  "insurance assurance policy policies plan plans cover covers covered coverage scheme schemes product products best good cheap cheapest buy buying price prices online company companies patient patients person persons people only lakh lakhs lac lacs crore crores rupee rupees"
);
var LIGHT_WORDS = wordsOf(
  "before after during while within without only just again also still one two three first second last next same other others another more most less least all every each such new old small big large long short high higher low much name names named use uses used using take takes taking taken make makes making made find finds found work works start starts begin begins say says said tell tells told money amount amounts number numbers people peoples person persons someone somebody something anything thing things man woman day days date dates time times year years month months week weeks company companies insurer insurers insurance policy policies plan plans cover covers covered coverage pay pays paid paying payable claim claims claimed case cases kind kinds type types part parts way ways list lists full total come comes goes going gone put keep keeps buy buys bought become becomes becoming possible available allow allows allowed include includes included including rule rules law laws detail details information meaning calculate calculated calculation call calls called"
);
var SPECIAL_WORDS = wordsOf("group rider addon micro revision");

// build/search/word-patterns.ts
var HYPHENS = "-‐‑–";
var JOINERS = "­​-‍";
function patternsOf(letter, digit, decimal, mark) {
  const first = `(?<![${digit},]|[${digit}]\\.)[${decimal}]{1,3}`;
  const last = `[${decimal}]{3}(?![${digit}]|,[${digit}])`;
  const commas = [2, 3].map(
    (size) => `(?<=${first}(?:,[${decimal}]{${size}})*),(?=(?:[${decimal}]{${size}},)*${last})`
  );
  const inside = [
    `[${letter}${digit}${mark}${JOINERS}]`,
    `['’](?=[${letter}])`,
    `(?<![${digit}])[${HYPHENS}](?=[${digit}])`,
    `[${HYPHENS}](?=[${letter}])`,
    `(?<=[${digit}])\\.(?=[${digit}])`,
    // Single letters parted by full stops are one word: "L.I.C."
    `(?<=(?<![${letter}${digit}${mark}])[${letter}])\\.(?=[${letter}](?![${letter}${digit}${mark}]))`,
    ...commas
  ];
  return {
    run: new RegExp(`[${letter}${digit}](?:${inside.join("|")})*`, "gu"),
    signs: new RegExp(`['’]s$|[^${letter}${digit}${mark}.]|(?<![${digit}])\\.|\\.(?![${digit}])`, "gu")
  };
}
var ofUnicode = lazily(
  () => patternsOf(String.raw`\p{L}`, String.raw`\p{N}`, String.raw`\p{Nd}`, String.raw`\p{M}`)
);
var ofAscii = lazily(() => patternsOf("A-Za-z", "0-9", "0-9", ""));
var ASCII_WORD = /^[a-zA-Z0-9]+$/u;
var ASCII_TEXT = /^[\u0000-\u007f\u2010-\u201d]*$/u;
function patternsFor(text) {
  return ASCII_TEXT.test(text) ? ofAscii() : ofUnicode();
}

// build/search/words.ts
var HYPHEN = new RegExp(`[${HYPHENS}]`, "u");
var LARGE = new Map([
  ...["lakh", "lakhs", "lac", "lacs"].map((word) => [word, 1e5]),
  ...["crore", "crores"].map((word) => [word, 1e7])
]);
var UNCOMPARED = new RegExp(`[\\u0300-\\u036f\\u093c${JOINERS}]+`, "gu");
var NASALS = /\u0901|[\u0919\u091e\u0923]\u094d(?=[\u0915-\u0927])|\u0928\u094d(?=[\u0915-\u0927\u092a-\u092d\u0936-\u0938])|\u092e\u094d(?=[\u092a-\u092d])/gu;
function fold(text) {
  if (/^[\u0000-\u007f]*$/u.test(text)) return text.toLowerCase();
  const marked = text.normalize("NFKC").toLowerCase().normalize("NFD");
  return marked.replace(UNCOMPARED, "").replace(NASALS, "ं").normalize("NFC");
}
function tokens(text) {
  const found = [];
  eachToken(text, (token) => found.push(token));
  return found;
}
function eachToken(text, take) {
  eachWord(text, ({ tokens: tokens2 }, _chunkStart, value) => {
    for (const token of tokens2) take(token);
    if (value !== null) take(value);
  });
}
function eachWord(text, take) {
  let before;
  for (let at = 0; at < text.length; at++) {
    const start = at;
    while (at < text.length && !isWhite(text.charCodeAt(at))) at++;
    if (at === start) continue;
    for (const word of wordsOf2(text.slice(start, at))) {
      take(word, start, word.times === 0 ? null : amountOf(before, word.times));
      before = word.tokens[0];
    }
  }
}
var isWhite = (unit) => unit < 160 ? unit === 32 || unit >= 9 && unit <= 13 : /\s/u.test(String.fromCharCode(unit));
function amountOf(token, times) {
  const count = Number(token);
  return count > 0 ? String(Math.round(count * times)) : null;
}
var CACHED = 5e4;
var chunks = new Memo(CACHED);
function wordsOf2(chunk) {
  return chunk.length <= 64 ? chunks.of(chunk, wordsIn) : wordsIn(chunk);
}
function wordsIn(chunk) {
  const runs = ASCII_WORD.test(chunk) ? [{ 0: chunk, index: 0 }] : chunk.matchAll(patternsFor(chunk).run);
  return Array.from(runs, ({ 0: run, index }) => {
    const tokens2 = tokensOf(run);
    const times = LARGE.get(tokens2[0] ?? "") ?? 0;
    return { start: index, end: index + run.length, tokens: tokens2, stems: tokens2.map(stem), times };
  });
}
var LETTERS_READ = 40;
var SMALL_DIGITS = /[\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u209f\u2150-\u218b]/gu;
function tokensOf(run) {
  if (ASCII_WORD.test(run)) return [cut(run.toLowerCase())];
  const folded = fold(run.replace(SMALL_DIGITS, "-"));
  const parts = folded.split(HYPHEN).map(bare).filter((part) => part !== "");
  return (parts.length < 2 ? parts : [...parts, parts.join("")]).map(cut);
}
function cut(word) {
  return word.length <= LETTERS_READ ? word : Array.from(word).slice(0, LETTERS_READ).join("");
}
function bare(word) {
  return word.replace(patternsFor(word).signs, "");
}
var OWN_STEMS = new Map([
  ...["deductible", "occupant", "terminal", "one"].flatMap(
    (word) => ["", "s", "ly"].map((end) => [word + end, word])
  ),
  ...["use", "uses", "used", "using"].map((word) => [word, "use"])
]);
var stem = remembered(CACHED, (word) => {
  const plain = /^[a-z]{3,}$/u.test(word);
  const cut2 = OWN_STEMS.get(word) ?? (plain ? stemmer(word.replace(/iz(?=e|i|ation)/u, "is")) : word);
  return STOP_WORDS.has(cut2) && !STOP_WORDS.has(word) ? word : cut2;
});
var stemsOf = (words) => new Set(Array.from(words, stem));
var GENERIC_STEMS = stemsOf(GENERIC_WORDS);
var LIGHT_STEMS = stemsOf(LIGHT_WORDS);
var SPECIAL_STEMS = stemsOf(SPECIAL_WORDS);

// build/search/search-options.ts
var analysis = { idField: "id", tokenize: tokens, processTerm: stem, autoVacuum: false };
var TEXT_INDEX = {
  ...analysis,
  fields: ["title", "text", "headings", "known"]
};
var CATALOGUE_INDEX = {
  ...analysis,
  fields: ["name", "uin", "insurer", "category", "about"]
};
var LAW_INDEX = {
  ...analysis,
  fields: ["number", "instrument", "heading", "text"]
};
var TEXT_SEARCH = {
  boost: { title: 0.8, text: 1, headings: 0.35, known: 1 },
  bm25: { k: 1.3, b: 0.6, d: 0.8 }
};
var CATALOGUE_SEARCH = {
  boost: { name: 1, uin: 1, insurer: 0.8, category: 1, about: 0.6 },
  bm25: { k: 1.2, b: 0.7, d: 0.5 }
};
var PRODUCT_RANKING = {
  name: 0.1,
  passedOver: 0.05,
  said: 10,
  second: 0.15,
  special: 0.5,
  withdrawn: 0.5,
  superseded: 0.6,
  most: 0.3
};
var NAMES_FIRST = { whole: 1e3, word: 100 };
var LAW_SEARCH = {
  boost: { number: 0, instrument: 0, heading: 2, text: 1 },
  bm25: { k: 1.2, b: 0.7, d: 0.5 }
};
var LAW_RANKING = {
  named: 2,
  topic: 0.3,
  cited: 0.5,
  omitted: 0.5,
  asked: 6,
  akin: 6,
  near: 0.5,
  first: 20,
  passage: 0.5,
  answer: 0.7
};
var QUESTION_MEANT = {
  answer: { weights: [-15.19, 5.68, 4.47, 4.32, 6.41], least: 0.95 },
  perhaps: { weights: [-12.24, 1.97, 3.02, 5.72, 6.96], least: 0.05 },
  named: 3
};
var VARIANT_WEIGHTS = {
  synonym: 0.85,
  family: 0.8,
  later: 0.2,
  light: 0.4,
  beginning: 0.7,
  sound: 0.9,
  spelling: 0.4
};
var TEXT_RANKING = { meaning: 1, definition: 0.8 };
var LAW_MATCHES = { ofWords: 5, ofInstrument: 10, share: 0.1 };
export {
  CATALOGUE_INDEX,
  CATALOGUE_SEARCH,
  LAW_INDEX,
  LAW_MATCHES,
  LAW_RANKING,
  LAW_SEARCH,
  NAMES_FIRST,
  PRODUCT_RANKING,
  QUESTION_MEANT,
  TEXT_INDEX,
  TEXT_RANKING,
  TEXT_SEARCH,
  VARIANT_WEIGHTS
};
