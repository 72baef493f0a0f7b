/** A name and what it has to say. */
export type SheetFact = readonly [name: string, value: string];

/** Facts of a printed document, one under the other, names in a column of their own. */
export function SheetFacts({ facts }: { facts: readonly SheetFact[] }) {
  return (
    <dl className="flex flex-col gap-1">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-4">
          <dt className="w-44 shrink-0 text-text-muted">{name}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere] figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
