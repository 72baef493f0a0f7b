import { fn } from 'storybook/test';
import { listActions } from '../../kit/listView';

/** Callbacks shared by every admin list. */
export const adminListActions = {
  ...listActions,
  onMoreLoad: fn(),
  onDraftChange: fn(),
  onFormSubmit: fn(),
  onQuestionConfirm: fn(),
  onOverlayClose: fn(),
};

export const idle = { status: 'idle' } as const;
