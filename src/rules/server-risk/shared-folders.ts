/** A whole disk, all homes, or the system's settings. */
export const WHOLE =
  /^(?:\/|\\|~\/?|[A-Za-z]:[\\/]?|\$HOME\/?|\$\{(?:env:)?HOME\}\/?|%USERPROFILE%\\?|\$\{userHome\}\/?|\/(?:root|etc|home|Users|var|mnt\/c|host)\/?)$/
/** The home of one user. */
export const HOME = /^(?:\/home|\/Users)\/[^/]{1,100}\/?$|^[A-Za-z]:[\\/]{1,2}Users[\\/]{1,2}[^\\/]{1,100}[\\/]?$/i
/** Folders that hold keys. */
export const SECRET_FOLDER =
  /(?:^|[/\\])\.(?:ssh|aws|gnupg|kube|azure|docker|config\/gcloud|password-store)(?:[/\\:]|$)/i
