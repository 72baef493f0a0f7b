import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { chromaticOf, isPlayed } from './modes';

/**
 * Tells Chromatic the modes of each story. Parameters of a project are one object for every story; an enhancer is where
 * Storybook lets a project look at one story as it is put together, so the modes need not be repeated in its file.
 */
export const photographedInChromatic: ArgTypesEnhancer = ({ id, title, tags, parameters, argTypes }) => {
  parameters['chromatic'] = {
    ...chromaticOf({ id, title, tags }),
    ...(parameters['chromatic'] as object | undefined),
  };
  return argTypes;
};

// A picture shows what a story's props say, there as here: Storybook does not play what is embedded.
const isChromatic = /Chromatic/.test(navigator.userAgent) || /[?&]chromatic=true/.test(location.href);
if (isChromatic) {
  const address = new URL(location.href);
  if (!isPlayed({ id: address.searchParams.get('id') ?? '', tags: [] }))
    address.searchParams.set('embed', 'true');
  history.replaceState(history.state, '', address);
}
