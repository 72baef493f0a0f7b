import type { ReactNode } from 'react';

/**
 * Makes an e-mail or host name breakable before @ and after dots, except before a short last label. Copying gives the
 * plain text.
 */
export function breakable(text: string): ReactNode {
  const parts = text.split(/(?=@)|(?<=\.)(?=.{5})/);
  return (
    <span key={text}>
      {parts.flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]))}
    </span>
  );
}
