import type { SubjectName, Subjects } from './subjects.js'

/** A subject and the name that rules write in `on`. */
export type AnySubject = { [Name in SubjectName]: { readonly on: Name; readonly value: Subjects[Name] } }[SubjectName]
