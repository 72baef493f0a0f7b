import { type Translator } from '@/i18n/translator';
/** The other languages' words for sections and actions, from their own catalogues; none until all are there. */
export declare function useOtherLanguages(areas: readonly string[]): readonly Translator[];
