import { useId } from 'react';

export function Sometimes({ isOn }: { isOn: boolean }) {
  if (isOn) return useId(); // ← react-hooks/rules-of-hooks
  return '';
}
