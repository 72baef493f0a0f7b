/** Whether an import failed because its file is missing, by the messages of each browser and of Vite. */
export function isMissingModule(problem: unknown): boolean {
  return (
    problem instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(
      problem.message,
    )
  );
}
