import * as v from 'valibot';
import { isPlayed, type StoryName } from './modes';

/** Storybook's rendering in its canvas; its own type is `StoryRender`. */
const canvasSchema = v.object({
  currentRender: v.object({ renderOptions: v.looseObject({ autoplay: v.boolean() }) }),
});

/** Renderings that were opened: rendering one again plays it. */
const opened = new WeakSet<object>();

/**
 * Stories open unplayed; the play runs on 'Play', 'Reload story' or 'Rerun'. Stories named `…Open` are played at
 * once, as for their pictures. Storybook has no such setting, so its rendering is patched. Throws if a new Storybook
 * renders differently.
 */
export function disableAutoplay(story: StoryName): void {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  // The schema's answer would be a copy.
  if (!v.is(canvasSchema, preview))
    throw new Error('Storybook renders its canvas in another way: disableAutoplay');
  const { renderOptions } = preview.currentRender;
  if (opened.has(renderOptions)) renderOptions.autoplay = true;
  else if (!isPlayed(story)) renderOptions.autoplay = false;
  opened.add(renderOptions);
}
