import { foodWordsOf } from './food-words';
import { isArticle, measureAt, numberBefore, valueOf, type Found } from './tokens';

// 'a medium single serving bag of': so many words may stand before 'of'.
const BEFORE_OF_MAX = 8;

/** A household measure: before 'of', behind a number, or loose at the head ('handful grapes'). */
export function findMeasured(tokens: readonly string[]): Found | undefined {
  return beforeOf(tokens) ?? behindNumber(tokens) ?? looseAtHead(tokens);
}

function beforeOf(tokens: readonly string[]): Found | undefined {
  const of = tokens.findIndex(
    (token, place) => token === 'of' && place > 0 && measureAt(tokens, place - 1),
  );
  if (of < 1 || of > BEFORE_OF_MAX) return undefined;
  const from = tokens.slice(0, of).findIndex((token) => valueOf(token) !== undefined);
  const unit = measureAt(tokens, of - 1);
  const start = from < 0 ? of - 1 : from;
  return { count: numberIn(tokens.slice(start, of)), unit, from: start, to: of + 1, vague: false };
}

/** The numbers of a stretch, multiplied; articles count for one. */
function numberIn(tokens: readonly string[]): number {
  return tokens.reduce(
    (product, token) => product * (isArticle(token) ? 1 : (valueOf(token) ?? 1)),
    1,
  );
}

function behindNumber(tokens: readonly string[]): Found | undefined {
  for (let place = 1; place < tokens.length; place += 1) {
    const unit = measureAt(tokens, place);
    const number = unit && numberBefore(tokens, place);
    // 'a cereal bar': a measure that ends a name belongs to it, unless a number stands by it.
    if (!number || (number.vague && place === tokens.length - 1)) continue;
    const food = [...tokens.slice(0, number.from), ...tokens.slice(place + 1)];
    if (number.vague && foodWordsOf(food).length === 0) continue;
    return { count: number.count, unit, from: number.from, to: place + 1, vague: false };
  }
  return undefined;
}

function looseAtHead(tokens: readonly string[]): Found | undefined {
  const unit = measureAt(tokens, 0);
  if (!unit?.loose || tokens.length < 2) return undefined;
  return { count: 1, unit, from: 0, to: 1, vague: false };
}
