import { useId, type ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  /** What the settings of this section decide. */
  hint: string;
  children: ReactNode;
}

/** A group of settings: what it is about at the left, its fields at the right; one under the other where there is no room. */
export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-8 gap-y-4 border-b border-border px-5 py-6 last:border-0 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={titleId} className="text-md font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-text-muted">{hint}</p>
      </div>
      <div className="grid max-w-160 items-start gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}
