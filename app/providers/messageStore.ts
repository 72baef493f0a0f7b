import type { Catalogue } from '@/i18n/catalogue';
import { defaultLocale, isLocale, localeTags, type Locale } from '@/i18n/locale';
import { readCookie, writeCookie } from '@app/device/cookies';

/** A file of messages: routes name the areas they speak of, `common` is always there. */
export type MessageArea = string;

export interface MessageState {
  locale: Locale;
  messages: Catalogue;
}

const localeCookie = 'locale';
const files = import.meta.glob<Catalogue>('../../src/i18n/messages/*/*.json', { import: 'default' });

/**
 * Holds the language and the messages loaded so far. Areas arrive with the routes that need them; a switch of
 * language loads all of them in the new one and then changes everything at once, so no screen is ever mixed (D1).
 */
export class MessageStore {
  #areas = new Set<MessageArea>();
  #listeners = new Set<() => void>();
  #state: MessageState;

  constructor(locale: Locale = rememberedLocale()) {
    this.#state = { locale, messages: {} };
    applyToDocument(locale);
  }

  getSnapshot = (): MessageState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads what is missing of these areas in the present language. */
  async ensure(areas: readonly MessageArea[]): Promise<void> {
    const missing = areas.filter((area) => !this.#areas.has(area));
    if (missing.length === 0) return;
    const { locale } = this.#state;
    const loaded = await loadAreas(locale, missing);
    for (const area of missing) this.#areas.add(area);
    // The language was switched while this was on its way: fetch these once more in the new one.
    const current = this.#state.locale;
    const fresh = current === locale ? loaded : await loadAreas(current, missing);
    this.#publish({ locale: current, messages: { ...this.#state.messages, ...fresh } });
  }

  /** Switches the language and remembers it on the device. Rejects, changing nothing, when messages do not arrive. */
  async setLocale(locale: Locale): Promise<void> {
    const messages = await loadAreas(locale, [...this.#areas]);
    writeCookie(localeCookie, locale);
    applyToDocument(locale);
    this.#publish({ locale, messages });
  }

  #publish(state: MessageState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

async function loadAreas(locale: Locale, areas: readonly MessageArea[]): Promise<Catalogue> {
  const loaded = await Promise.all(
    areas.map((area) => {
      const load = files[`../../src/i18n/messages/${locale}/${area}.json`];
      if (!load) throw new Error(`No messages "${area}" in ${locale}`);
      return load();
    }),
  );
  return Object.assign({}, ...loaded) as Catalogue;
}

function rememberedLocale(): Locale {
  const remembered = readCookie(localeCookie);
  return isLocale(remembered) ? remembered : defaultLocale;
}

function applyToDocument(locale: Locale): void {
  document.documentElement.lang = localeTags[locale];
}
