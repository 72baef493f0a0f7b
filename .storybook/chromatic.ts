import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { chromaticOf } from './modes';

/**
 * Passes Chromatic the modes of each story. Project parameters are shared by all stories, so an enhancer sets them
 * per story.
 */
export const photographedInChromatic: ArgTypesEnhancer = ({ id, tags, parameters, argTypes }) => {
  parameters['chromatic'] = {
    ...chromaticOf({ id, tags }),
    ...(parameters['chromatic'] as object | undefined),
  };
  return argTypes;
};
