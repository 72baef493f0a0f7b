import { useEffect, useState } from 'react';
import * as v from 'valibot';

/** Schema of the index written by `npm run catalogue`, as far as it is used here. */
const catalogueSchema = v.object({
  entries: v.array(
    v.object({
      storyId: v.string(),
      theme: v.string(),
      width: v.number(),
      locale: v.string(),
      file: v.string(),
    }),
  ),
});

export interface PictureOf {
  storyId: string;
  theme: string;
  width: string;
  locale: string;
}

/** Addresses of pictures by {@link pictureKey}. */
export type Pictures = ReadonlyMap<string, string>;

export const pictureKey = ({ storyId, theme, width, locale }: PictureOf) =>
  `${storyId}.${theme}-${width}-${locale}`;

const none: Pictures = new Map();

/** Returns the newest picture of each state; of a tall page, its top. Throws for an invalid index. */
function picturesOf(catalogue: unknown): Pictures {
  const { entries } = v.parse(catalogueSchema, catalogue);
  // The newest first, and the top before other parts.
  return new Map(
    entries
      .toReversed()
      .map((entry) => [pictureKey({ ...entry, width: String(entry.width) }), `catalogue/${entry.file}`]),
  );
}

/** Empty without a catalogue. */
async function readPictures(): Promise<Pictures> {
  try {
    return picturesOf(await (await fetch('catalogue/pictures/catalogue.json')).json());
  } catch {
    return none;
  }
}

let read: Promise<Pictures> | null = null;

/** Returns the catalogue's pictures; null until they are loaded. */
export function usePictures(): Pictures | null {
  const [pictures, setPictures] = useState<Pictures | null>(null);
  useEffect(() => {
    let isHere = true;
    void (read ??= readPictures()).then((found) => {
      if (isHere) setPictures(found);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return pictures;
}
