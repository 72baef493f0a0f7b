import { useState } from 'react';

const hidden = { password: false, confirmPassword: false };

/** Visibility of a new password's two fields. */
export function useShownPasswords() {
  const [shownPasswords, setShown] = useState(hidden);
  const onPasswordShownChange = (field: keyof typeof hidden, isShown: boolean) =>
    setShown((shown) => ({ ...shown, [field]: isShown }));
  return { shownPasswords, onPasswordShownChange };
}
