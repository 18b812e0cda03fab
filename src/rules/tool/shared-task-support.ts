/** What a tool may say about running as a task (2025-11-25, ToolExecution). */
export const taskSupport: readonly string[] = ['forbidden', 'optional', 'required']
