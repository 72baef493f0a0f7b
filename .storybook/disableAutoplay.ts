import * as v from 'valibot';
import { isPlayed, type StoryName } from './modes';

/** Storybook's rendering in its canvas; its own type is `StoryRender`. */
const canvasSchema = v.object({
  currentRender: v.object({ renderOptions: v.looseObject({ autoplay: v.boolean() }) }),
});

/** The renderings that have been opened: to render one from scratch once more is to play it. */
const opened = new WeakSet<object>();

/**
 * A story opens as its props say, and its play waits until somebody asks for it: with 'Play' or 'Reload story' in the
 * toolbar, or 'Rerun' in the panel of interactions. What is open because somebody opened it is played at once, as it is
 * before its picture is taken. Storybook knows no such setting, and decides when it is about to render a story.
 * Throws where a new Storybook decides in another place.
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
