import { parseCsvTable } from '@/domain/values/parseCsv';
import { StartProblem } from '../startProblem';

/* Columns of imported files by their headers: ours, those of WHMCS's reports and those of BILLmanager's lists. */

export const importKinds = ['customers', 'servers', 'balances'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Headers of each column in lower case, the preferred first. */
const headers = {
  customers: {
    id: ['id', 'код', 'код клиента'],
    email: ['email', 'e-mail', 'электронная почта'],
    firstName: ['firstname', 'first name', 'имя'],
    lastName: ['lastname', 'last name', 'фамилия'],
    name: ['name', 'client name', 'фио', 'наименование'],
    country: ['country', 'страна'],
    region: ['region'],
    language: ['language', 'язык'],
  },
  servers: {
    id: ['id', 'код'],
    customer: ['customer', 'user id', 'client id', 'код клиента', 'клиент', 'email', 'e-mail'],
    plan: ['plan', 'product id', 'product', 'тарифный план', 'тариф'],
    domain: ['domain', 'domain name', 'доменное имя', 'домен'],
    addresses: ['addresses', 'dedicated ip', 'ip-адрес', 'ip'],
    moreAddresses: ['assigned ips', 'ip-адреса'],
    os: ['os', 'шаблон ос', 'ос'],
    endDate: ['enddate', 'next due date', 'действует до'],
    price: ['price', 'recurring amount', 'стоимость', 'цена'],
    currency: ['currency', 'валюта'],
    period: ['period', 'billing cycle', 'период', 'период оплаты'],
    createdOn: ['createdon', 'registration date', 'дата открытия'],
    autoRenewal: ['autorenewal', 'автопродление'],
    status: ['status', 'статус', 'состояние'],
    machine: ['machine', 'vmid'],
  },
  balances: {
    customer: ['customer', 'id', 'код клиента', 'код', 'email', 'e-mail'],
    amount: ['amount', 'credit', 'баланс', 'account balance'],
    currency: ['currency', 'валюта'],
  },
} as const satisfies Record<ImportKind, Readonly<Record<string, readonly string[]>>>;

/** Column of a kind of file. */
export type ImportColumn<Kind extends ImportKind> = keyof (typeof headers)[Kind] & string;

const required: { readonly [Kind in ImportKind]: readonly ImportColumn<Kind>[] } = {
  customers: ['email'],
  servers: ['id', 'customer', 'plan', 'domain', 'addresses', 'endDate', 'price'],
  balances: ['customer', 'amount'],
};

/** A line of a file: the text of a column, empty if the file has none. */
export interface ImportLine<Kind extends ImportKind> {
  readonly line: number;
  readonly cell: (column: ImportColumn<Kind>) => string;
  /** Every cell by its column. */
  readonly content: string;
}

/** Largest file in bytes. */
const largestFile = 50_000_000;

/**
 * Decodes a file.
 *
 * @throws StartProblem if it is not UTF-8
 */
function decode(bytes: Uint8Array): string {
  if (bytes.length > largestFile) throw new StartProblem('The file is larger than 50 MB: split it.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new StartProblem('The file is not UTF-8. Export it as UTF-8; in Excel, save it as CSV UTF-8.');
  }
  if (text.includes('\0')) throw new StartProblem('The file is not a text in UTF-8.');
  return text;
}

/**
 * Reads the lines of a file.
 *
 * @param names headers that the file has for a column, by column
 * @throws StartProblem with one sentence if it has not the columns of its kind
 */
export function readImport<Kind extends ImportKind>(
  kind: Kind,
  bytes: Uint8Array,
  names: ReadonlyMap<string, string>,
): readonly ImportLine<Kind>[] {
  const { rows, openQuote } = parseCsvTable(decode(bytes));
  if (openQuote !== null) throw new StartProblem(`Nothing closes the quote in line ${openQuote}.`);
  const [head, ...rest] = rows;
  if (!head || rest.length === 0) throw new StartProblem('The file has no lines.');
  const titles = head.cells.map((title) => title.trim().toLowerCase());
  const known = headers[kind] as Readonly<Record<ImportColumn<Kind>, readonly string[]>>;
  const columns = Object.keys(known) as ImportColumn<Kind>[];
  const unknown = [...names.keys()].find((name) => !columns.some((column) => column === name));
  if (unknown !== undefined)
    throw new StartProblem(`${kind} have no column ${unknown}: only ${columns.join(', ')}.`);
  const places = new Map<string, number>();
  for (const column of columns) {
    const named = names.get(column)?.trim().toLowerCase();
    const title = named ?? known[column].find((each) => titles.includes(each));
    if (title === undefined) continue;
    if (!titles.includes(title)) throw new StartProblem(`The file has no column ${title}.`);
    places.set(column, titles.indexOf(title));
  }
  const missing = required[kind].find((column) => !places.has(column));
  if (missing !== undefined)
    throw new StartProblem(
      `The file has no column for ${missing}. Name it with --column ${missing}=HEADER. Its columns are: ${titles.join(', ')}.`,
    );
  return rest.map(({ line, cells }) => {
    const cell = (column: ImportColumn<Kind>) => (cells[places.get(column) ?? -1] ?? '').trim();
    return { line, cell, content: JSON.stringify(columns.map(cell)) };
  });
}
