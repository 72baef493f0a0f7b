import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useSearchField } from 'react-aria';

export function Box() {
  const [isOpen] = useState(false);
  return <Dialog.Root open={isOpen} data-hook={useSearchField.name} />;
}
