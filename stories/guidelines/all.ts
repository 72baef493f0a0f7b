import { actions } from './actions.ts';
import { choices } from './choices.ts';
import { display } from './display.ts';
import { fields } from './fields.ts';
import type { Guideline } from './guideline.ts';
import { lists } from './lists.ts';
import { overlays } from './overlays.ts';
import { pages } from './pages.ts';

/** Every guideline by the title of its component's stories: `primitives/Button`. */
export const guidelines: ReadonlyMap<string, Guideline> = new Map(
  Object.entries({
    ...actions,
    ...fields,
    ...choices,
    ...overlays,
    ...display,
    ...pages,
    ...lists,
  }),
);
