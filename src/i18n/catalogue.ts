import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/**
 * A compiled message: a plain string, or the parsed form of an ICU message. app/build/messagesPlugin.ts parses at
 * build time, so that no parser is shipped.
 */
export type CompiledMessage = string | MessageFormatElement[];

/** Messages by key. A catalogue may contain only some areas; routes load theirs. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;
