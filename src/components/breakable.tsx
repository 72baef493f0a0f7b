import type { ReactNode } from 'react';

/** An e-mail or a host name that wraps where one would read on: before its @, after its dots, but for the last of a short ending. Copied, it is still itself. */
export function breakable(text: string): ReactNode {
  const parts = text.split(/(?=@)|(?<=\.)(?=.{5})/);
  return (
    <span key={text}>
      {parts.flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]))}
    </span>
  );
}
