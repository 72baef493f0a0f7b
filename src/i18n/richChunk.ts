import type { ReactNode } from 'react';

/** Renders the inside of a tag in a message. */
export type RichChunk = (chunks: ReactNode) => ReactNode;
