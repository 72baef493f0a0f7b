import type { Catalogue } from '@/i18n/catalogue';
import { type Locale } from '@/i18n/locale';
/** A file of messages: routes name the areas they show, `common` is always there. */
export type MessageArea = string;
export interface MessageState {
  locale: Locale;
  messages: Catalogue;
}
/** Fetches the messages of one area; rejects when they do not arrive. */
type LoadArea = (locale: Locale, area: MessageArea) => Promise<Catalogue>;
/**
 * Holds the language and the messages loaded so far. Areas arrive with the routes that need them; a switch of
 * language loads all of them in the new one and then changes everything at once, so no screen is ever mixed (D1).
 */
export declare class MessageStore {
  #private;
  /** `load` is for tests; the portal's own fetches the area's file. */
  constructor(locale?: Locale, load?: LoadArea);
  getSnapshot: () => MessageState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the messages of an area are there. */
  has(area: MessageArea): boolean;
  /** Loads what is missing of these areas in the present language. */
  ensure(areas: readonly MessageArea[]): Promise<void>;
  /**
   * Switches the language and remembers it on the device. Rejects, changing nothing, when messages do not arrive; of
   * several switches on their way at once, the last one requested holds.
   */
  setLocale(locale: Locale): Promise<void>;
  /** The messages of these areas in a language, which may be another than the present one. Changes nothing. */
  read(locale: Locale, areas: readonly MessageArea[]): Promise<Catalogue>;
}
export {};
