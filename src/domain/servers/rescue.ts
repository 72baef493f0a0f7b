/** Rescue mode of a server: a small system in memory, with the disk beside it. */
export const rescueStates = ['off', 'starting', 'on', 'stopping'] as const;
export type RescueState = (typeof rescueStates)[number];

/** Actions with which an owner gets back into a server. */
export const recoveryActions = ['password', 'rescueOn', 'rescueOff'] as const;
export type RecoveryAction = (typeof recoveryActions)[number];

/** A started action, with the password that is shown once; null for none. */
export interface Recovery {
  rescue: RescueState;
  password: string | null;
}

/** `changed`: the server is busy or gone. `demonstration`: a demo server has no machine. */
export type RecoveryRefusal = 'changed' | 'demonstration';

/** Whether an action is possible in a state of the rescue mode. */
export function canRecover(action: RecoveryAction, rescue: RescueState): boolean {
  // In rescue mode the system of the disk does not run, so its password cannot be set.
  return action === 'rescueOff' ? rescue === 'on' : rescue === 'off';
}
