import { createElement, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from 'storybook/internal/components';
import { FORCE_REMOUNT, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import type { Addon_BaseType } from 'storybook/internal/types';
import { addons, types, useStorybookApi, useStorybookState, type API } from 'storybook/manager-api';
import * as v from 'valibot';

const panelId = 'storybook/interactions/panel';

/** Storybook types its panels as `any`. */
const panelsSchema = v.object({
  [panelId]: v.custom<Addon_BaseType>(
    (panel) => typeof panel === 'object' && panel !== null && 'render' in panel,
    'Storybook has another panel of interactions: interactionsPanel',
  ),
});

/** State of the story in the canvas, replaced on every change. */
let canvas: { storyId: string; state: 'loading' | 'waiting' | 'played' } | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setCanvas(next: typeof canvas): void {
  canvas = next;
  for (const listener of listeners) listener();
}

/** Whether a story's file has a play for it. */
const hasPlay = (tags: readonly string[]): boolean => tags.includes('play-fn');

function RunButton({ storyId, isLarge }: { storyId: string; isLarge: boolean }) {
  const api = useStorybookApi();
  return createElement(
    Button,
    {
      variant: isLarge ? 'solid' : 'ghost',
      padding: isLarge ? 'medium' : 'small',
      ariaLabel: isLarge ? false : 'Run what this story tests',
      onClick: () => {
        api.emit(FORCE_REMOUNT, { storyId });
      },
    },
    isLarge ? 'Run' : '▶ Run',
  );
}

/** Toolbar button that runs the play of an unplayed story (disableAutoplay.ts). */
export function RunTool() {
  const { storyId, index } = useStorybookState();
  const entry = index?.[storyId];
  if (entry?.type !== 'story' || !hasPlay(entry.tags)) return null;
  return createElement(RunButton, { storyId, isLarge: false });
}

/** Replaces the panel's status until the play has run, because Storybook shows a pass. */
function InteractionsPanel({ active, original }: { active: boolean; original: () => ReactNode }) {
  const { storyId, index } = useStorybookState();
  const shown = useSyncExternalStore(subscribe, () => canvas);
  const entry = index?.[storyId];
  if (!active) return null;
  if (entry?.type === 'story' && shown?.storyId === storyId && shown.state === 'played') return original();
  const isTest = entry?.type === 'story' && hasPlay(entry.tags);
  return createElement(
    'div',
    { style: { padding: 16, fontSize: 14 } },
    createElement('p', { style: { marginTop: 0 } }, isTest ? 'Not run yet.' : 'An exhibit: nothing to run.'),
    // Storybook drops a request to play while the story is loading.
    isTest &&
      shown?.storyId === storyId &&
      shown.state === 'waiting' &&
      createElement(RunButton, { storyId, isLarge: true }),
  );
}

/** Wraps Storybook's interactions panel, which is green before a play has run. */
export function replaceInteractionsPanel(api: API): void {
  const { [panelId]: original } = v.parse(panelsSchema, addons.getElements(types.PANEL));
  const { render: Original } = original;
  addons.add(panelId, {
    ...original,
    render: ({ active = false }) =>
      createElement(InteractionsPanel, {
        active,
        original: () => createElement(Original, { active }),
      }),
  });
  api.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
    if (newPhase === 'playing') setCanvas({ storyId, state: 'played' });
    else if (newPhase === 'loading' || newPhase === 'preparing') setCanvas({ storyId, state: 'loading' });
    else if (newPhase === 'finished' && canvas?.state === 'loading') setCanvas({ storyId, state: 'waiting' });
  });
}
