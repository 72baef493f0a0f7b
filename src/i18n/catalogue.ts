import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/**
 * One message as the build leaves it: a plain string, or the parsed form of an ICU message.
 * (app/build/messagesPlugin.ts parses at build time so that no parser is shipped.)
 */
export type CompiledMessage = string | MessageFormatElement[];

/** Messages by key. A catalogue may hold some areas only: routes bring theirs along. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;
