import { fn } from 'storybook/test';

/** What a list of servers does about leaving. */
export const leavingActions = {
  onLeave: fn(),
  onStay: fn(),
  onLeavingWhenChange: fn(),
  onLeavingTargetChange: fn(),
  onLeavingConfirm: fn(),
  onLeavingRetry: fn(),
  onLeavingClose: fn(),
};
