import type { Config } from '@storybook/addon-designs';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { subjectOf } from './titles.ts';

/** One drawing of a design tool, or several. */
type Design = Config | Config[];

/**
 * Drawings of a provider's own design tool, by a story's id or by the path of its file below `stories`, which counts for
 * every story in it: `'screens/cart/CartScreen': { type: 'figma', url: 'https://…' }`.
 */
export const designs: Readonly<Record<string, Design>> = {};

/** Returns the drawings of a story; those of the story itself come before those of its file. */
export function designOf(
  storyId: string,
  subject: string,
  all: Readonly<Record<string, Design>> = designs,
): Design | null {
  return all[storyId] ?? all[subject] ?? null;
}

/** Links each story to its drawings, which the panel `Design` shows. */
export const linkDesigns: ArgTypesEnhancer = ({ id, parameters, argTypes }) => {
  const design = designOf(id, subjectOf(String(parameters['fileName'] ?? '')));
  if (design !== null) parameters['design'] ??= design;
  return argTypes;
};
