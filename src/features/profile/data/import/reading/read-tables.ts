import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import { type Dates, datesOf } from '../table/dates';
import { chosenFormat } from '../formats/chosen-format';
import { type Format, Found } from '../formats/format';
import { guessColumns } from '../formats/guess-columns';
import { formatOf } from '../formats/known-formats';
import { type Answers, type Ask, type ParsedFile, UnreadableFile } from '../parsed-file';
import type { Line, Table } from '../table/table';
import { makeParsedFile, type Part } from './make-parsed-file';

/** Reads the tables of a file, or of the files of an archive. */
export async function readTables(tables: readonly Table[], answers: Answers): Promise<ParsedFile> {
  const known = tables.filter((table) => formatOf(table));
  const [only] = tables;
  if (known.length === 0 && only && tables.length === 1) return readChosen(only, answers);
  if (known.length === 0) throw new UnreadableFile(unknownWords(tables));
  const asks: Ask[] = [];
  const parts = known.map((table): Part => {
    const tableFormat = formatOf(table);
    const isOne = known.length === 1;
    return tableFormat ? partOf(tableFormat, table, { answers, asks, isOne }) : nothing(table);
  });
  const parsed = await makeParsedFile(parts, { answers, asks });
  const others = tables.filter((table) => !known.includes(table)).map(({ file }) => file);
  if (others.length > 0)
    parsed.leftOut.push(format(messages.tablesNotImported, { files: others.join(', ') }));
  return parsed;
}

/** Reads a table of unknown format with the columns that the user has assigned. */
async function readChosen(table: Table, answers: Answers): Promise<ParsedFile> {
  const chosen = answers.columns ?? guessColumns(table.columns);
  const tableFormat = chosenFormat(chosen);
  const asks: Ask[] = [];
  const part = tableFormat.recognises(table)
    ? partOf(tableFormat, table, { answers, asks, isOne: true })
    : nothing(table);
  const parsed = await makeParsedFile([part], { answers, asks });
  const names = [...new Set(table.columns.filter((name) => name !== ''))];
  return { ...parsed, columns: { names, chosen } };
}

function nothing(table: Table): Part {
  return { key: 'table', program: messages.yourTable, found: new Found(), file: table.file };
}

interface TableContext {
  answers: Answers;
  /** Questions for the user are added to this list. */
  asks: Ask[];
  /** True if it is the only table of the file; then messages name only line numbers. */
  isOne: boolean;
}

function partOf(tableFormat: Format, table: Table, { answers, asks, isOne }: TableContext): Part {
  if (table.misquoted !== undefined) {
    const place = placeOf(table, table.misquoted, isOne);
    throw new UnreadableFile(format(messages.quotationMarkNotClosed, { place }));
  }
  const found = new Found();
  const texts = table.lines.map((line) => table.text(line, ...tableFormat.date));
  const usual = tableFormat.dates?.(table);
  const dates = datesOf(texts, usual ?? answers.dates);
  // Also asked after it was answered, so that the user can change the answer.
  const asked = datesOf(texts, usual).unclear;
  if (asked !== null && !asks.some(({ about }) => about === 'dates')) {
    asks.push({ about: 'dates', guess: null, example: asked });
  }
  takeLines(tableFormat, table, { answers, found, dates, isOne });
  tableFormat.finish?.(found);
  return { key: tableFormat.key, program: tableFormat.program(table), found, file: table.file };
}

function takeLines(
  tableFormat: Format,
  table: Table,
  { answers, found, dates, isOne }: Omit<TableContext, 'asks'> & { found: Found; dates: Dates },
): void {
  for (const line of table.lines) {
    const place = placeOf(table, line.number, isOne);
    const text = table.text(line, ...tableFormat.date);
    const day = tableFormat.date.length === 0 ? '' : dates.read(text);
    if (hasMoreCells(table, line)) found.problems.push(format(messages.moreCells, { place }));
    else if (day === undefined)
      found.problems.push(format(messages.notADate, { place, text: text.slice(0, 40) }));
    else tableFormat.take({ table, line, day, place, found, answers });
  }
}

/** Whether a line has too many cells: an unquoted comma in a name or number shifts all following cells. */
function hasMoreCells({ columns }: Table, { cells }: Line): boolean {
  return cells.slice(columns.length).some((cell) => cell !== '');
}

function placeOf({ file }: Table, number: number, isOne: boolean): string {
  return isOne ? format(messages.line, { number }) : format(messages.lineOfFile, { file, number });
}

function unknownWords(tables: readonly Table[]): string {
  const [first] = tables;
  const columns = first
    ? format(messages.itsColumnsAre, { names: first.columns.slice(0, 30).join(', ') })
    : '';
  return format(messages.fileCannotBeRead, { columns, formats: messages.knownFormats });
}
