import type { SubjectName, Subjects } from './subjects.js'

/** A subject, or many at once, and the name that rules write in `on`. */
export type AnySubject = {
  [Name in SubjectName]:
    | { readonly on: Name; readonly value: Subjects[Name] }
    | { readonly on: Name; readonly values: readonly Subjects[Name][] }
}[SubjectName]
