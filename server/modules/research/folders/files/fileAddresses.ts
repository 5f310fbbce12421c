/** Below here files of research folders are downloaded by who may read their folder. */
export const FOLDER_FILES_PATH = '/api/research-files';
/** Where a file of a folder is sent to, without the ticket. */
export const FOLDER_UPLOAD_PATH = `${FOLDER_FILES_PATH}/upload`;

/** Where the file of an entry is downloaded. */
export const folderFileAddress = (itemId: number): string => `${FOLDER_FILES_PATH}/${itemId}`;
