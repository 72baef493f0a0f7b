import type { Catalogue } from '@/i18n/catalogue';
import { defaultLocale, isLocale, localeTags, type Locale } from '@/i18n/locale';
import { readCookie, writeCookie } from '@app/device/cookies';
import { sentMessages } from '@app/device/sentMessages';
import { Emitter } from './emitter';

/** A message file. Routes name the areas they need; `common` is always loaded. */
export type MessageArea = string;

export interface MessageState {
  locale: Locale;
  messages: Catalogue;
}

/** Fetches the messages of one area; rejects on failure. */
type LoadArea = (locale: Locale, area: MessageArea) => Promise<Catalogue>;

const localeCookie = 'locale';
/**
 * Message files of pages outside of the areas; those of an area are loaded with its routes. Legal documents are
 * separate pages (app/build/prerender.tsx) whose texts the app never shows. Reasons of refused external sign-ins are
 * loaded with the code that shows them, because every route pays for each file here.
 */
const files: Record<string, () => Promise<Catalogue>> = import.meta.glob<Catalogue>(
  '../../src/i18n/messages/*/{askSupport,auth,common,notFound,recovery,registration}.json',
  { import: 'default' },
);

/** Registers more files, by their path from a folder of the app. */
export function addMessages(more: Readonly<Record<string, () => Promise<Catalogue>>>): void {
  Object.assign(files, more);
}

/**
 * Holds the language and the loaded messages. Areas are loaded with the document or with routes. A switch of language
 * loads all of them and then changes everything at once, so that no screen is mixed (D1).
 */
export class MessageStore {
  readonly #areas: Set<MessageArea>;
  readonly #changed = new Emitter();
  #state: MessageState;
  #switches = 0;
  readonly #load: LoadArea;

  /** `load` is replaced in tests. */
  constructor(locale: Locale = initialLocale(), load: LoadArea = loadArea) {
    this.#load = load;
    const sent = sentMessages(locale);
    this.#areas = new Set(sent?.areas);
    this.#state = { locale, messages: sent?.messages ?? {} };
    applyToDocument(locale);
  }

  getSnapshot = (): MessageState => this.#state;

  readonly subscribe = this.#changed.subscribe;

  /** Whether the messages of an area are loaded. */
  has(area: MessageArea): boolean {
    return this.#areas.has(area);
  }

  /** Loads the missing areas in the current language. */
  async ensure(areas: readonly MessageArea[]): Promise<void> {
    const missing = areas.filter((area) => !this.#areas.has(area));
    if (missing.length === 0) return;
    for (;;) {
      const { locale } = this.#state;
      const loaded = await this.read(locale, missing);
      // The language was switched meanwhile: load the areas in the new one.
      if (this.#state.locale !== locale) continue;
      for (const area of missing) this.#areas.add(area);
      this.#publish({ locale, messages: { ...this.#state.messages, ...loaded } });
      return;
    }
  }

  /**
   * Switches the language and stores it on the device. On failure it rejects and changes nothing. If several switches
   * overlap, the last one wins.
   */
  async setLocale(locale: Locale): Promise<void> {
    this.#switches += 1;
    const thisSwitch = this.#switches;
    for (;;) {
      const areas = [...this.#areas];
      const messages = await this.read(locale, areas);
      if (thisSwitch !== this.#switches) return;
      // A route added its area meanwhile: load it too, or the screen would be mixed.
      if (areas.length !== this.#areas.size) continue;
      writeCookie(localeCookie, locale);
      applyToDocument(locale);
      this.#publish({ locale, messages });
      return;
    }
  }

  /** Returns the messages of areas in any language, without changing the state. */
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

/** Chooses the language like the server: from the address (which is then stored), the cookie, or Russian. */
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
