/** Operations whose failure is explained to the customer; each leaves something else behind. */
export const failedOperations = [
  'reinstall',
  /** A reinstallation from another server's snapshot. */
  'copy',
  'resize',
  'setOptions',
  'start',
  'stop',
  'reboot',
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
  'other',
] as const;
export type FailedOperation = (typeof failedOperations)[number];

/** Returns the explained operation of a command. */
export function failedOperationOf(command: {
  readonly action: string;
  readonly source?: unknown;
}): FailedOperation {
  if (command.action === 'reinstall' && command.source !== undefined) return 'copy';
  return failedOperations.find((operation) => operation === command.action) ?? 'other';
}
