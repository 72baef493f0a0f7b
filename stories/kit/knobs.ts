import type { StrictArgTypes } from 'storybook/internal/types';
import type { SampleRows } from './listView';

/** A value that can be changed in a story, with its initial value. */
interface Knob<Value> {
  first: Value;
  /** Values that tests try: all options of a choice, the ends of a range. */
  tried: readonly Value[];
  /** Control of Storybook; its description explains the initial value. */
  control: Omit<StrictArgTypes[string], 'name'> & { description: string };
}

/** Makes a choice; the first option is the initial one. */
export function choice<const Option extends string>(
  options: readonly [Option, ...Option[]],
  description = `The story opens with: ${options[0]}.`,
): Knob<Option> {
  return {
    first: options[0],
    tried: options,
    control: { control: { type: 'select' }, options, description },
  };
}

/** Makes a whole number from zero to `max`. */
export function count(first: number, max: number): Knob<number> {
  return {
    first,
    tried: [0, 1, max],
    control: {
      control: { type: 'range', min: 0, max, step: 1 },
      description: `From 0 to ${max}; the story opens with ${first}.`,
    },
  };
}

/** Makes a switch, initially off. */
export function toggle(): Knob<boolean> {
  return {
    first: false,
    tried: [true],
    control: { control: { type: 'boolean' }, description: 'Off when the story opens.' },
  };
}

/** Makes a text, initially empty. */
function words(tried: string): Knob<string> {
  return {
    first: '',
    tried: [tried],
    control: { control: { type: 'text' }, description: 'Empty when the story opens.' },
  };
}

type KnobsOf<Values> = { readonly [Name in keyof Values]: Knob<Values[Name]> };

/** Controls of a story that set its props. */
export class Knobs {
  /** Controls by name. */
  readonly controls: Readonly<Record<string, Knob<unknown>>>;
  readonly #propsOf: (values: Readonly<Record<string, unknown>>) => object;

  constructor(
    controls: Readonly<Record<string, Knob<unknown>>>,
    propsOf: (values: Readonly<Record<string, unknown>>) => object,
  ) {
    this.controls = controls;
    this.#propsOf = propsOf;
  }

  /** Returns the props set by the controls; empty while none is changed, so that the story's own apply. */
  propsOf(args: Readonly<Record<string, unknown>>): object {
    const isUntouched = Object.entries(this.controls).every(([name, { first }]) => args[name] === first);
    return isUntouched ? {} : this.#propsOf(args);
  }
}

/**
 * Makes the knobs of a screen, as `parameters` of its default story. `propsOf` makes the props from the values, with
 * the same functions as the stories.
 */
export function knobs<Values extends Record<string, unknown>>(
  controls: KnobsOf<Values>,
  propsOf: (values: Values) => object,
): { knobs: Knobs } {
  const isOfControls = (values: Readonly<Record<string, unknown>>): values is Values =>
    Object.keys(controls).every((name) => name in values);
  return {
    knobs: new Knobs(controls, (values) => (isOfControls(values) ? propsOf(values) : {})),
  };
}

/** A story as exported by its file, as far as its state can be shown on another. */
interface StateStory {
  args?: object | undefined;
  render?: unknown;
  parameters?: Readonly<Record<string, unknown>>;
}

/**
 * Adds the states of a file's other stories to the knobs of its default story, as the first knob `state`. A state
 * consists of a story's props, without its play or rendering. .storybook/statesPlugin.ts calls it for every screen.
 * Lists have a state already.
 */
export function offerStates(stories: Readonly<Record<string, StateStory>>): void {
  const { Default: opened, ...others } = stories;
  const states = new Map(
    Object.entries(others).flatMap(([name, { args, render }]) =>
      args && render === undefined ? [[name, args] as const] : [],
    ),
  );
  const own = opened?.parameters?.['knobs'];
  const known = own instanceof Knobs ? own : new Knobs({}, () => ({}));
  if (!opened || states.size === 0 || 'state' in known.controls) return;
  const state = choice(
    ['Default', ...states.keys()],
    'States of the other stories; the controls below change Default.',
  );
  const offered = new Knobs(
    { state, ...known.controls },
    (values) => states.get(String(values['state'])) ?? known.propsOf(values),
  );
  opened.parameters = { ...opened.parameters, knobs: offered };
}

interface ListKnobs<Row> {
  /** Initial number of rows; all by default. */
  shown?: number;
  /** Fields that get very long values together: names, addresses. */
  long?: readonly (keyof Row & string)[];
  /** A field that gets the same value in every row, and its values. */
  every?: { [Field in keyof Row & string]?: readonly Row[Field][] };
}

interface ListChanges {
  search: string;
  isFilterOpen: boolean;
  isRefreshing: boolean;
}

const unchanged = 'as they are';
const most = 60;

/**
 * Returns the knobs of any list: loading state, number of rows, long names, search, filter panel, refresh, and one
 * value for all rows of a field.
 */
export function listKnobs<Row extends { id: string | number }>(
  rows: readonly Row[],
  viewOf: (source: SampleRows<Row>, changes: ListChanges) => object,
  { shown: first = rows.length, long = [], every = {} }: ListKnobs<Row> = {},
): { knobs: Knobs } {
  const fields = Object.entries<readonly unknown[] | undefined>(every).map(
    ([field, values = []]) => [field, values] as const,
  );
  const controls = {
    state: choice(['ready', 'loading', 'error', 'offline'], 'What came of reading the list.'),
    rows: count(first, most),
    ...(long.length > 0 ? { longNames: toggle() } : {}),
    search: words('zzz'),
    isFilterOpen: toggle(),
    isRefreshing: toggle(),
    ...byName(fields.map(([field, values]) => [field, choice([unchanged, ...values.map(String)])])),
  };
  return knobs(controls, (values) => {
    const { state, search, isFilterOpen, isRefreshing, longNames = false } = values;
    const changes = { search, isFilterOpen, isRefreshing };
    if (state === 'loading') return { view: viewOf({ status: 'loading' }, changes) };
    if (state !== 'ready')
      return {
        view: viewOf({ status: 'error', reason: state === 'error' ? 'unexpected' : 'offline' }, changes),
      };
    const chosen: Readonly<Record<string, unknown>> = values;
    const same = fields.flatMap(([field, options]) =>
      options.filter((option) => String(option) === chosen[field]).map((option) => [field, option] as const),
    );
    const shown = repeated(rows, values.rows).map((row) => ({
      ...row,
      ...(longNames ? byName(long.map((field) => [field, lengthened(row[field])])) : {}),
      ...byName(same),
    }));
    return { view: viewOf(shown, changes) };
  });
}

function byName<Value>(entries: readonly (readonly [name: string, value: Value])[]): Record<string, Value> {
  return Object.fromEntries(entries);
}

/** Returns this many rows, each with its own id. */
export function repeated<Row extends { id: string | number }>(rows: readonly Row[], wanted: number): Row[] {
  return Array.from({ length: rows.length === 0 ? 0 : wanted }, (_, place) => {
    const round = Math.floor(place / rows.length);
    const row = rows[place % rows.length];
    if (!row) throw new RangeError(`No row ${place}`);
    const id = typeof row.id === 'number' ? row.id + round * 10_000 : `${row.id}-${round}`;
    return round === 0 ? row : { ...row, id };
  });
}

/** Appends an endless word and more words. */
export function lengthened(text: unknown): string {
  return `${'verylongname-'.repeat(4)} ${`${String(text)} `.repeat(4).trim()}`;
}
