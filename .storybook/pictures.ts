import { useEffect, useState } from 'react';
import * as v from 'valibot';

/** Schema of the `npm run catalogue` file beside its pictures, as far as a page of states needs it. */
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

/** Address of a state's picture by {@link pictureKey}. */
export type Pictures = ReadonlyMap<string, string>;

export const pictureKey = ({ storyId, theme, width, locale }: PictureOf) =>
  `${storyId}.${theme}-${width}-${locale}`;

const none: Pictures = new Map();

/** The newest picture of each state; of a tall one its upper end. Throws what is no catalogue. */
function picturesOf(catalogue: unknown): Pictures {
  const { entries } = v.parse(catalogueSchema, catalogue);
  // The newest stand first, and the upper end before the rest.
  return new Map(
    entries
      .toReversed()
      .map((entry) => [pictureKey({ ...entry, width: String(entry.width) }), `catalogue/${entry.file}`]),
  );
}

/** Empty where there is no catalogue. */
async function readPictures(): Promise<Pictures> {
  try {
    return picturesOf(await (await fetch('catalogue/pictures/catalogue.json')).json());
  } catch {
    return none;
  }
}

let read: Promise<Pictures> | null = null;

/** Returns the contents of the catalogue; null until they are known. */
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
