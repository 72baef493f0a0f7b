/** Operations on a server that its owner requests. */
export const ownerOperations = [
  'start',
  'stop',
  'reboot',
  'reinstall',
  'resize',
  'setOptions',
  'makeSnapshot',
  'restoreSnapshot',
  'deleteSnapshot',
  'makeBackup',
  'restoreBackup',
  'deleteBackup',
  'setRescue',
  'attachIso',
  'detachIso',
  'setFirewall',
  'setReverseName',
] as const;

/**
 * Operations whose failure is explained to the customer; each leaves something else behind. `copy`: a reinstallation
 * from another server's snapshot or backup. `orderedBackup`: the backup that a new server was ordered with.
 */
export const failedOperations = [...ownerOperations, 'copy', 'orderedBackup', 'other'] as const;
export type FailedOperation = (typeof failedOperations)[number];

/** Returns the explained operation of a command. */
export function failedOperationOf(command: {
  readonly action: string;
  readonly source?: unknown;
}): FailedOperation {
  if (command.action === 'reinstall' && command.source !== undefined) return 'copy';
  return failedOperations.find((operation) => operation === command.action) ?? 'other';
}
