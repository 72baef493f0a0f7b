import type { ReactNode } from 'react';

export interface LooseProps {
  name: string;
  count: number;
  icon: ReactNode;
  t: (key: string) => string;
}

export function Loose({ name, count, icon, t }: LooseProps) {
  return (
    <div>
      <h2>
        {count > 0 && <b>{count}</b>}
        {name /* ← portal/no-loose-text */}
      </h2>
      <p>
        <b>{name}</b>
        {count > 0 && t('cart.more') /* ← portal/no-loose-text */}
      </p>
      <p>
        {count > 0 ? <b>{count}</b> : null}
        <span>{name}</span>
        {t('cart.title')}
      </p>
      <button type="button">
        {icon}
        {name}
      </button>
    </div>
  );
}
