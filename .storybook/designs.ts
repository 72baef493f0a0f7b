import type { Config } from '@storybook/addon-designs';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { subjectOf } from './titles.ts';

/** One or several drawings. */
type Design = Config | Config[];

/**
 * Drawings by story id, or by the path of a story file below `stories` for all its stories:
 * `'screens/cart/CartScreen': { type: 'figma', url: 'https://…' }`.
 */
export const designs: Readonly<Record<string, Design>> = {};

/** Returns the drawings of a story; its own take precedence over its file's. */
export function designOf(
  storyId: string,
  subject: string,
  all: Readonly<Record<string, Design>> = designs,
): Design | null {
  return all[storyId] ?? all[subject] ?? null;
}

/** Passes each story's drawings to the panel `Design`. */
export const linkDesigns: ArgTypesEnhancer = ({ id, parameters, argTypes }) => {
  const design = designOf(id, subjectOf(String(parameters['fileName'] ?? '')));
  if (design !== null) parameters['design'] ??= design;
  return argTypes;
};
