import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { chromaticOf } from './modes';

/**
 * Tells Chromatic the modes of each story. Parameters of a project are one object for every story; an enhancer is where
 * Storybook lets a project look at one story as it is put together, so the modes need not be repeated in its file.
 */
export const photographedInChromatic: ArgTypesEnhancer = ({ id, tags, parameters, argTypes }) => {
  parameters['chromatic'] = {
    ...chromaticOf({ id, tags }),
    ...(parameters['chromatic'] as object | undefined),
  };
  return argTypes;
};
