use crate::ServiceError;

impl ServiceError {
    /// See [`store::StoreError::is_logged_outage`].
    #[must_use]
    pub fn is_logged_outage(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_logged_outage())
    }
}
