import type { Catalogue } from '@/i18n/catalogue';
import { defaultLocale, isLocale, localeTags, type Locale } from '@/i18n/locale';
import { readCookie, writeCookie } from '@app/device/cookies';
import { sentMessages } from '@app/device/sentMessages';
import { Emitter } from './emitter';

/** A file of messages: routes name the areas they show, `common` is always there. */
export type MessageArea = string;

export interface MessageState {
  locale: Locale;
  messages: Catalogue;
}

/** Fetches the messages of one area; rejects when they do not arrive. */
type LoadArea = (locale: Locale, area: MessageArea) => Promise<Catalogue>;

const localeCookie = 'locale';
/**
 * Messages of the pages outside the areas; an area's messages load with its table. The legal documents are pages of
 * their own (app/build/prerender.tsx): the app never shows their content. The reasons of a refused external sign-in
 * load with the code that reads them, since every route pays for each file here.
 */
const files: Record<string, () => Promise<Catalogue>> = import.meta.glob<Catalogue>(
  '../../src/i18n/messages/*/{auth,common,notFound,recovery,registration}.json',
  { import: 'default' },
);

/** Tells of more files, by their path from a folder of the app. */
export function addMessages(more: Readonly<Record<string, () => Promise<Catalogue>>>): void {
  Object.assign(files, more);
}

/**
 * Holds the language and the messages loaded so far. Areas arrive with the document or the routes that need them; a switch of
 * language loads all of them in the new one and then changes everything at once, so no screen is ever mixed (D1).
 */
export class MessageStore {
  readonly #areas: Set<MessageArea>;
  readonly #changed = new Emitter();
  #state: MessageState;
  #switches = 0;
  readonly #load: LoadArea;

  /** `load` is for tests; the portal's own fetches the area's file. */
  constructor(locale: Locale = initialLocale(), load: LoadArea = loadArea) {
    this.#load = load;
    const sent = sentMessages(locale);
    this.#areas = new Set(sent?.areas);
    this.#state = { locale, messages: sent?.messages ?? {} };
    applyToDocument(locale);
  }

  getSnapshot = (): MessageState => this.#state;

  readonly subscribe = this.#changed.subscribe;

  /** Whether the messages of an area are there. */
  has(area: MessageArea): boolean {
    return this.#areas.has(area);
  }

  /** Loads what is missing of these areas in the present language. */
  async ensure(areas: readonly MessageArea[]): Promise<void> {
    const missing = areas.filter((area) => !this.#areas.has(area));
    if (missing.length === 0) return;
    for (;;) {
      const { locale } = this.#state;
      const loaded = await this.read(locale, missing);
      // Else the language was switched while this was on its way: fetch these once more in the new one.
      if (this.#state.locale !== locale) continue;
      for (const area of missing) this.#areas.add(area);
      this.#publish({ locale, messages: { ...this.#state.messages, ...loaded } });
      return;
    }
  }

  /**
   * Switches the language and remembers it on the device. Rejects, changing nothing, when messages do not arrive; of
   * several switches on their way at once, the last one requested holds.
   */
  async setLocale(locale: Locale): Promise<void> {
    this.#switches += 1;
    const thisSwitch = this.#switches;
    for (;;) {
      const areas = [...this.#areas];
      const messages = await this.read(locale, areas);
      if (thisSwitch !== this.#switches) return;
      // Else a route brought its area along meanwhile: without it the screen would be mixed.
      if (areas.length !== this.#areas.size) continue;
      writeCookie(localeCookie, locale);
      applyToDocument(locale);
      this.#publish({ locale, messages });
      return;
    }
  }

  /** The messages of these areas in a language, which may be another than the present one. Changes nothing. */
  async read(locale: Locale, areas: readonly MessageArea[]): Promise<Catalogue> {
    const loaded = await Promise.all(areas.map((area) => this.#load(locale, area)));
    return Object.assign({}, ...loaded) as Catalogue;
  }

  #publish(state: MessageState): void {
    this.#state = state;
    this.#changed.emit();
  }
}

async function loadArea(locale: Locale, area: MessageArea): Promise<Catalogue> {
  const load = files[`../../src/i18n/messages/${locale}/${area}.json`];
  if (!load) throw new Error(`No messages "${area}" in ${locale}`);
  return load();
}

/** As the server chooses a page's language: requested in the address (and then remembered), else remembered, else Russian. */
function initialLocale(): Locale {
  const requested = new URLSearchParams(window.location.search).get('lang');
  if (isLocale(requested)) {
    writeCookie(localeCookie, requested);
    return requested;
  }
  const remembered = readCookie(localeCookie);
  return isLocale(remembered) ? remembered : defaultLocale;
}

function applyToDocument(locale: Locale): void {
  document.documentElement.lang = localeTags[locale];
}
